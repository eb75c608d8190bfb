export { VARIABLES } from "./platform/configuration/variables.ts";
export { ConfigurationError, readConfiguration } from "./platform/configuration.ts";
export { printApi } from "./schema.ts";
export { type RunningServer, type StartOptions, startServer } from "./start-server.ts";
