/** A place in a document and what is wrong with it: `footprints[3].pads[0].position.x: not a whole number`. */
export interface DocumentProblem {
  readonly path: string;
  readonly message: string;
}

/** Looks at one value and reports what is wrong with it. */
export type Validator = (value: unknown, path: string, report: (problem: DocumentProblem) => void) => void;

const fail =
  (message: string, isRight: (value: unknown) => boolean): Validator =>
  (value, path, report) => {
    if (!isRight(value)) report({ path, message });
  };

export const text = fail("not a text", (value) => typeof value === "string");
export const flag = fail("neither true nor false", (value) => typeof value === "boolean");
export const number = fail("not a finite number", (value) => typeof value === "number" && Number.isFinite(value));

/** A whole number within ±`limit`: a length or a coordinate in nanometres. */
export function whole(limit: number): Validator {
  return fail(
    `not a whole number within ±${limit}`,
    (value) => Number.isSafeInteger(value) && Math.abs(Number(value)) <= limit,
  );
}

export function oneOf(...allowed: readonly (string | number)[]): Validator {
  return fail(`none of ${allowed.join(", ")}`, (value) => allowed.some((choice) => choice === value));
}

export function arrayOf(item: Validator): Validator {
  return (value, path, report) => {
    if (!Array.isArray(value)) report({ path, message: "not a list" });
    else for (const [index, member] of value.entries()) item(member, `${path}[${index}]`, report);
  };
}

export function mapOf(item: Validator): Validator {
  return (value, path, report) => {
    if (!isObject(value)) report({ path, message: "not an object" });
    else for (const [key, member] of Object.entries(value)) item(member, `${path}.${key}`, report);
  };
}

/** An object with these members; further ones are let through, as records grow by optional fields. */
export function object(required: Fields, optional: Fields = {}): Validator {
  return (value, path, report) => {
    if (!isObject(value)) {
      report({ path, message: "not an object" });
      return;
    }
    const at = (key: string): string => (path === "" ? key : `${path}.${key}`);
    for (const [key, validate] of Object.entries(required))
      if (value[key] === undefined) report({ path: at(key), message: "missing" });
      else validate(value[key], at(key), report);
    for (const [key, validate] of Object.entries(optional))
      if (value[key] !== undefined) validate(value[key], at(key), report);
  };
}

/** As `object`, but nothing that is not named here is let through: for what comes from outside. */
export function exactly(required: Fields, optional: Fields = {}): Validator {
  const known = new Set([...Object.keys(required), ...Object.keys(optional)]);
  const members = object(required, optional);
  return (value, path, report) => {
    if (isObject(value))
      for (const key of Object.keys(value))
        if (!known.has(key)) report({ path: path === "" ? key : `${path}.${key}`, message: "not a member" });
    members(value, path, report);
  };
}

/** A list of exactly this many. */
export function tuple(item: Validator, length: number): Validator {
  const list = arrayOf(item);
  return (value, path, report) => {
    if (Array.isArray(value) && value.length !== length) report({ path, message: `not a list of ${length}` });
    else list(value, path, report);
  };
}

/** A text of a certain form, with its description. */
export function textLike(pattern: RegExp, message: string): Validator {
  return fail(message, (value) => typeof value === "string" && pattern.test(value));
}

/** Objects distinguished by their `kind`. */
export function byKind(kinds: Readonly<Record<string, Validator>>): Validator {
  return (value, path, report) => {
    const kind = isObject(value) ? value.kind : undefined;
    const validate = typeof kind === "string" && Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
    if (validate) validate(value, path, report);
    else report({ path: `${path}.kind`, message: `none of ${Object.keys(kinds).join(", ")}` });
  };
}

export type Fields = Readonly<Record<string, Validator>>;

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
