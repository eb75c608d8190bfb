/** The program of a worker thread of the routing engine. */
import { JobServer } from "@tracewright/routing";
import { serveJobs } from "./serve-jobs.ts";

serveJobs((worker) => new JobServer(worker));
