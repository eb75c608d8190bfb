/** The account to look around with, where DEMO is on: public, as the log and the log-in page say it. */
export const DEMO_ACCOUNT = { email: "demo@tracewright.local", password: "Tracewright1!" } as const;

/** Where only the own machine reaches the server, as its log says. */
export const DEMO_ADMINISTRATOR = { email: "administrator@tracewright.local", password: "Tracewright1!" } as const;
