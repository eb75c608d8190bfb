import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Small files that take half a minute and more on two idle cores. Vitest begins with the largest files, which would leave
 * these for the end, where one core waits for the other.
 */
const LONG = [
  "bench/placed-blocks/placed-blocks.shared.test.ts",
  "bench/faults/faults.test.ts",
  "packages/block-library/src/prove/prove-blocks.test.ts",
];

/** The order of Vitest, after the files that take longest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((path) => moduleId.endsWith(`/${path}`));
    const others = await super.sort(files.filter((file) => !isLong(file)));
    return [...files.filter(isLong), ...others];
  }
}
