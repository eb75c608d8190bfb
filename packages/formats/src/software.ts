/** How files that we write name their maker. */
export const SOFTWARE = { vendor: "Tracewright", application: "Tracewright", version: "0.1.0" } as const;
