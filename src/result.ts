/** The outcome of something that may fail: a value, or the reason why there is none. Boundaries return it and never throw. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** A success. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** A failure. */
export const failed = <E>(error: E): Result<never, E> => ({ ok: false, error });
