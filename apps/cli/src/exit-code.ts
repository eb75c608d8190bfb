/** What the shell learns: everything done; done but incomplete or with findings; input refused; internal error. */
export const EXIT_CODE = { done: 0, withFindings: 1, refused: 2, failed: 3 } as const;

export type ExitCode = (typeof EXIT_CODE)[keyof typeof EXIT_CODE];
