/** What two traces are compared by: the contract's keys in one normal form, whatever order or extras a trace has. */

type Json = unknown;
type Fields = Readonly<Record<string, Json>>;

const isFields = (x: Json): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x);
const fields = (x: Json): Fields => (isFields(x) ? x : {});
const list = (x: Json): readonly Json[] => (Array.isArray(x) ? x : []);
const inOrder = (x: Json): Fields => Object.fromEntries(Object.entries(fields(x)).sort(([a], [b]) => (a < b ? -1 : 1)));
const sorted = (x: Json): readonly string[] => list(x).map(String).sort();
const where = (x: Json, keep: (v: Json) => boolean): Fields =>
  Object.fromEntries(Object.entries(inOrder(x)).filter(([, v]) => keep(v)));
const counted = (x: Json): Fields => where(x, (v) => v !== 0 && v !== null);
const orNull = (x: Json): Json => x ?? null;

/** The debt marker is a company to the other engine, and no part of ours. */
const withoutMarker = (x: Json): Fields => {
  const cells = Object.entries(inOrder(x)).map(([cell, tokens]) => [cell, list(tokens).filter((t) => t !== 'DEBT')]);
  return Object.fromEntries(cells.filter(([, tokens]) => tokens?.length !== 0));
};

const playerView = (p: Fields): Fields => ({
  cash: p.cash,
  privates: sorted(p.privates),
  shares: counted(p.shares),
  certs: p.certs,
  value: p.value,
  bankrupt: p.bankrupt === true,
});

const companyView = (c: Fields): Fields => {
  const both = {
    started: c.started === true,
    cash: c.cash,
    price: orNull(c.price),
    treasury: c.treasury,
    pool: c.pool,
  };
  if (c.type === 'metal') return both;
  return {
    ...both,
    president: c.president === 'market' ? null : orNull(c.president),
    par: orNull(c.par),
    trains: sorted(c.trains),
    privates: sorted(c.privates),
    stations: list(c.tokens).map((t) => `${fields(t).hex ?? '-'}:${fields(t).price}`),
    operated: c.operated === true,
  };
};

/** The comparable part of a trace record, flat: name of the field to its value. */
export const traceView = (record: Json): Fields => {
  const r = fields(record);
  const finished = r.finished === true;
  const operating = fields(r.round).kind === 'operating' && !finished;
  const treaty = r.treaty === true;
  const gold = fields(r.gold);
  const debt = fields(r.debt);
  const coal = fields(r.coal);
  const flat: Record<string, Json> = {
    round: inOrder(r.round),
    phase: r.phase,
    active: finished ? null : orNull(r.active),
    playerOrder: list(r.playerOrder),
    certLimit: r.certLimit,
    steel: inOrder(r.steel),
    // The other engine counts below zero where a record ships a cube that never was there (REPLAY-13).
    'gold.cubes': where(gold.cubes, (v) => typeof v === 'number' && v > 0),
    'gold.shipped': gold.shipped ?? 0,
    ghostTowns: sorted(r.ghostTowns),
    tiles: inOrder(r.tiles),
    closed: sorted(r.closed),
    depot: list(fields(r.depot).upcoming),
    treaty,
    'debt.price': treaty ? debt.price : null,
    'debt.owed': counted(debt.owed),
    jeweler: r.jeweler ?? 0,
    market: withoutMarker(r.market),
    operatingOrder: operating ? orNull(r.operatingOrder) : null,
    finished,
    result: finished && isFields(r.result) ? inOrder(r.result) : null,
  };
  for (const kind of ['mines', 'depot']) if (isFields(coal[kind])) flat[`coal.${kind}`] = coal[kind].cubes ?? 0;
  for (const p of list(r.players).map(fields))
    for (const [key, value] of Object.entries(playerView(p))) flat[`player ${p.id} ${key}`] = value;
  for (const c of list(r.corporations).map(fields))
    if (c.type !== 'debt') for (const [key, value] of Object.entries(companyView(c))) flat[`${c.sym} ${key}`] = value;
  return flat;
};

/** A field in which two records differ. */
export interface Difference {
  readonly field: string;
  readonly ours: Json;
  readonly reference: Json;
}

/** Where our record differs from the reference. */
export const differences = (ours: Json, reference: Json): readonly Difference[] => {
  const a = traceView(ours);
  const b = traceView(reference);
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((field) =>
    JSON.stringify(a[field]) === JSON.stringify(b[field]) ? [] : [{ field, ours: a[field], reference: b[field] }],
  );
};
