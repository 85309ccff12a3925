/** Where two values of plain data differ: a line for every leaf, with its path. The order of keys is of no account. */
export function differences(left: unknown, right: unknown, at = ''): readonly string[] {
  if (!isBranch(left) || !isBranch(right)) {
    return left === right ? [] : [`${at}: ${JSON.stringify(left)} / ${JSON.stringify(right)}`];
  }
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  return [
    ...(Array.isArray(left) === Array.isArray(right) ? [] : [`${at}: a list and a record`]),
    ...keys.flatMap((key) => differences(left[key], right[key], at === '' ? key : `${at}.${key}`)),
  ];
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
