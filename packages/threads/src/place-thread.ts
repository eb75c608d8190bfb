/** The program of a worker thread of the placement engine. */
import { PlacingServer } from "@tracewright/placement";
import { serveJobs } from "./serve-jobs.ts";

serveJobs(() => new PlacingServer());
