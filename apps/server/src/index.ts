export { ConfigurationError, readConfiguration, VARIABLES } from "./platform/configuration.ts";
export { type RunningServer, type StartOptions, startServer } from "./start-server.ts";
export { printApi } from "./wire/schema.ts";
