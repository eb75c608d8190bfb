import { type Validator, validators } from "@tracewright/board";

/** A validator that carries the type of what it lets through: the type of a record follows from its schema. */
export interface Schema<T> {
  readonly check: Validator;
  /** Only a type; never there. */
  readonly type?: T;
}

export type TypeOf<S> = S extends Schema<infer T> ? T : never;

type Members = Readonly<Record<string, Schema<unknown>>>;
type Shape<Required extends Members, Optional extends Members> = {
  readonly [Key in keyof Required]: TypeOf<Required[Key]>;
} & { readonly [Key in keyof Optional]?: TypeOf<Optional[Key]> };

export const flag: Schema<boolean> = { check: validators.flag };
export const number: Schema<number> = { check: validators.number };

export function whole(limit: number): Schema<number> {
  return { check: validators.whole(limit) };
}

/** A text of one to `letters` letters without U+0000, which databases refuse. */
export function text(letters: number, least: 0 | 1 = 1): Schema<string> {
  const pattern = new RegExp(`^[^\\0]{${least},${letters}}$`, "su");
  return { check: validators.textLike(pattern, `not a text of ${least} to ${letters} letters`) };
}

export function textLike<T extends string = string>(pattern: RegExp, message: string): Schema<T> {
  return { check: validators.textLike(pattern, message) };
}

export function oneOf<const T extends string | number>(...allowed: readonly T[]): Schema<T> {
  return { check: validators.oneOf(...allowed) };
}

export function list<T>(item: Schema<T>): Schema<readonly T[]> {
  return { check: validators.arrayOf(item.check) };
}

export function mapOf<T>(item: Schema<T>): Schema<Readonly<Record<string, T>>> {
  return { check: validators.mapOf(item.check) };
}

/** An object of exactly these members. */
export function record<const Required extends Members, const Optional extends Members = Record<never, never>>(
  required: Required,
  optional?: Optional,
): Schema<Shape<Required, Optional>> {
  return { check: validators.exactly(checksOf(required), checksOf(optional ?? {})) };
}

function checksOf(members: Members): Record<string, Validator> {
  return Object.fromEntries(Object.entries(members).map(([key, { check }]) => [key, check]));
}
