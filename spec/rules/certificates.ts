/** Chapter "certificates": how many a player may hold and what counts. */
import { certificateCount } from '../holdings.ts';
import type { View } from '../rule.ts';
import { amountOf, chapter, ruled } from '../rule.ts';
import type { PlayerId } from '../vocabulary.ts';

const { law, effect } = chapter('certificates');

export const CERT_01 = law({
  id: 'CERT-01',
  title: 'Certificate limit',
  statement:
    'The number of players sets how many certificates one player may hold. For four players the rulebook and the board print different numbers; the ruling says which binds.',
  sources: ['A-22', 'B-01'],
  rulings: ['certificate-limit'],
  schema: { rulebook: 'certificates', board: 'certificates', byRulebook: 'flag' },
  amount: (x, f) => ({ limit: x.ite(f.byRulebook, f.rulebook, f.board) }),
});

export const CERT_02 = effect({
  id: 'CERT-02',
  title: 'What counts as a certificate',
  statement:
    'Every share certificate counts one, the president’s certificate too, and also one of a railroad that is not founded yet; so does every private in a player’s hand.',
  sources: ['A-22'],
});

export const CERT_03 = effect({
  id: 'CERT-03',
  title: 'The card that does not count',
  statement: 'The Gold Miner is no certificate.',
  sources: ['engine: card B4'],
});

export const CERT_04 = effect({
  id: 'CERT-04',
  title: 'No free zone',
  statement: 'No cell of the share-price row frees a share from a limit or allows more than one purchase.',
  sources: ['engine: kinds of market cells'],
});

export const CERT_05 = effect({
  id: 'CERT-05',
  title: 'Privates of railroads',
  statement: 'A private that belongs to a railroad counts for nobody.',
  sources: ['engine: count of certificates'],
});

export const CERT_06 = effect({
  id: 'CERT-06',
  title: 'The limit stays',
  statement: 'The certificate limit is the same all through the game.',
  sources: ['engine: certificate limit'],
});

/** Certificates that one player may hold. */
export const certificateLimit = (at: View): number => {
  const { rulebook, board } = at.box.seating[at.game.players.length as 2 | 3 | 4].certificateLimit;
  const byRulebook = ruled(at, CERT_01)['certificate-limit'] === 'rulebook';
  return amountOf(CERT_01, { rulebook, board, byRulebook }).limit;
};

/** A player's certificates beside the limit. */
export const certificateFacts = (at: View, player: PlayerId): { certificates: number; limit: number } => ({
  certificates: certificateCount(at.game, at.box, player),
  limit: certificateLimit(at),
});
