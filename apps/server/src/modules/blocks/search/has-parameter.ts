import { readMeasure } from "@tracewright/blocks";

export interface ParameterFilter {
  readonly name: string;
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly values?: readonly string[] | null | undefined;
}

interface SearchedParameter {
  readonly key: string;
  readonly value?: string;
  readonly options?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

/** Whether a block can have a figure within the limits, or one of the values. */
export function hasParameter(stored: unknown, { name, min, max, values }: ParameterFilter): boolean {
  const parameter = (stored as readonly SearchedParameter[] | null)?.find(({ key }) => key === name);
  if (parameter === undefined) return false;
  const texts = parameter.options ?? (parameter.value === undefined ? [] : [parameter.value]);
  if (values?.length && !values.some((value) => texts.includes(value) || contains(parameter, value))) return false;
  if (min == null && max == null) return true;
  const [low, high] = [min ?? -Infinity, max ?? Infinity];
  if (parameter.min !== undefined || parameter.max !== undefined)
    return (parameter.min ?? -Infinity) <= high && (parameter.max ?? Infinity) >= low;
  return texts.some((text) => {
    const number = numberOf(text);
    return number !== undefined && number >= low && number <= high;
  });
}

function contains({ min, max }: SearchedParameter, text: string): boolean {
  const number = numberOf(text);
  if (number === undefined || (min === undefined && max === undefined)) return false;
  return number >= (min ?? -Infinity) && number <= (max ?? Infinity);
}

function numberOf(text: string): number | undefined {
  return readMeasure(text)?.value;
}
