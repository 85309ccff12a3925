/** The rulebook by the command line: search in any language, open questions, what stands behind a rule. */
import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../spec/profiles/rulings.ts';
import { RULE_IDS } from '../../spec/rules/ids.ts';
import { command } from '../support/command-line.ts';

describe('rules --search', () => {
  it.each([
    ['an English word', 'pool half railroad'],
    ['a Chinese one', '银行池'],
    ['a Japanese one', 'バンクプールの上限'],
  ])('finds %s whatever the language of the answer', async (_, words) => {
    for (const lang of ['en', 'zh', 'ja']) {
      const { code, out } = await command('rules', '--search', words, '--lang', lang);
      expect({ lang, code, found: out.includes('SR-SELL-06') }).toEqual({ lang, code: 0, found: true });
    }
  });

  it('finds nothing that no language has', async () => {
    expect(await command('rules', '--search', 'zeppelin')).toMatchObject({ code: 1, out: '' });
  });
});

describe('rules --open', () => {
  const open = Object.entries<{ readonly unruled?: readonly string[] }>(RULINGS).filter(
    ([, { unruled = [] }]) => unruled.length > 0,
  );

  it('lists the questions that no source decides, with the rules that read the answer', async () => {
    const { code, out } = await command('rules', '--open');
    expect(code).toBe(0);
    expect(open.length).toBeGreaterThan(10);
    for (const [id] of open) expect(out).toContain(`${id}: `);
    expect(out).toMatch(/first-round-sales: [\s\S]*?read by SR-SELL-02/);
    expect(out).not.toContain('certificate-limit: ');
  });

  it('also as JSON', async () => {
    const list: unknown = JSON.parse((await command('rules', '--open', '--json')).out);
    expect(list).toHaveLength(open.length);
  });

  it('goes with no other choice of rules', async () => {
    expect(await command('rules', 'CERT-01', '--open')).toMatchObject({ code: 2, out: '' });
  });
});

describe('rules RULING', () => {
  it('shows the question, who says what, the answers and the rules that read it', async () => {
    const { code, out } = await command('rules', 'metal-pool-limit');
    expect(code).toBe(0);
    expect(out).toMatch(/^metal-pool-limit: .*\?\n( {2}.*\n)+ {2}.*bga.*: .*\n {2}read by .*SR-SELL-06/);
  });

  it('also as JSON', async () => {
    const list: unknown = JSON.parse((await command('rules', 'metal-pool-limit', 'SR-SELL-06', '--json')).out);
    expect(list).toMatchObject([{ id: 'metal-pool-limit', rules: ['SR-SELL-06'] }, { id: 'SR-SELL-06' }]);
  });

  it('belongs to no chapter', async () => {
    expect(await command('rules', 'metal-pool-limit', '--chapter', 'stock')).toMatchObject({ code: 2, out: '' });
  });
});

describe('rules with an id', () => {
  it.each([
    ['sr-sell-06', 'SR-SELL-06'],
    ['METAL-POOL-LIMIT', 'metal-pool-limit'],
    ['sr-sell', 'SR-SELL'],
    ['SR-SELL-', 'SR-SELL'],
  ])('%s finds what %s does', async (id, same) => {
    expect(await command('rules', id)).toEqual(await command('rules', same));
    expect((await command('rules', id)).code).toBe(0);
  });

  it('that begins several lists them all, and no others', async () => {
    const list: readonly { id: string }[] = JSON.parse((await command('rules', 'SR-SELL', '--json')).out);
    expect(list.map(({ id }) => id)).toEqual(RULE_IDS.filter((id) => id.startsWith('SR-SELL-')));
    expect((await command('rules', 'SR-SELL')).out).not.toContain('Behind it');
  });

  it.each(['LUCK-01', 'SR-SEL', 'metal-pool', '-', ''])('%j, which nothing has, is told in one line', async (id) => {
    const { code, out, err } = await command('rules', '--', id);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^royal-gorge: no rule or ruling .*--search.*\n$/);
  });
});

describe('rules ID', () => {
  it('tells what stands behind the rule, and shows an example', async () => {
    const { out } = await command('rules', 'SR-SELL-06');
    expect(out).toMatch(/Behind it\n {4}tests play \d+ legal and \d+ illegal cases\n {4}named by .*rulebook\/sales/);
    expect(out).toMatch(/settles what players have disputed in public: .*dispute B120/);
    expect(out).toMatch(/in random games: caused 0, held \d+, refused \d+/);
    expect(out).toMatch(/example: royal-gorge explain docs\/examples\/\S+ --at \d+ --move "/);
  });

  it('says of a rule about the box that the box was checked', async () => {
    expect((await command('rules', 'SETUP-12')).out).toContain('checked against what is in the box');
  });

  it('leaves it out of lists', async () => {
    expect((await command('rules', '--chapter', 'stock')).out).not.toContain('Behind it');
  });

  it('has the fixed keys first, and the evidence, as JSON', async () => {
    const [rule]: object[] = JSON.parse((await command('rules', 'SR-SELL-06', '--json')).out);
    expect(Object.keys(rule ?? {}).slice(0, 7)).toEqual([
      'id',
      'chapter',
      'kind',
      'title',
      'statement',
      'sources',
      'rulings',
    ]);
    expect(rule).toMatchObject({ evidence: { tests: expect.arrayContaining(['rulebook/sales.test.ts']) } });
  });
});
