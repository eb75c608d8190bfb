import { useCallback, useEffect, useRef, useState } from "react";
import { CombinedError, useClient } from "urql";
import { errorCode } from "../../../graphql/error-signs.ts";
import {
  CancelExportDocument,
  type ExportJobFragment,
  type ExportProgressFragment,
  ProjectExportDocument,
  ProjectExportsDocument,
  RequestExportDocument,
} from "../../../graphql/generated/documents.ts";
import type { Project } from "../../../open-project/use-project.ts";
import { download } from "../../../shell/download.ts";
import { type FileState, fileState, type Made } from "./file-state.ts";
import { isOf, type MadeFile } from "./made-files.ts";

/**
 * Between two questions how far the jobs are, milliseconds: live messages may be lost. Most files are made in a blink,
 * so the first questions follow fast.
 */
const ASK_EVERY = { first: 250, last: 1_500 } as const;

/** Cancelled before, or done: as it was wanted, or too late. */
const HAS_ENDED: ReadonlySet<number | undefined> = new Set([70012, 70013]);

export interface ExportJobs {
  /** Why it is not known how far they are, or why one was not cancelled. */
  readonly failure: CombinedError | undefined;
  readonly stateOf: (file: MadeFile) => FileState;
  /** Begins a job; the file is downloaded as soon as there is one, unless a fab gets it. */
  readonly make: (file: MadeFile) => Promise<void>;
  /** Downloads what was made; expired files are rebuilt first. */
  readonly take: (file: MadeFile) => Promise<void>;
  /** Ends the job that is under way; one that has ended meanwhile stays as it is. */
  readonly cancel: (job: ExportJobFragment) => Promise<void>;
  readonly ask: () => Promise<unknown>;
}

/** The exports of a version: requested once, made on the server without a waiting page, found again after a reload. */
export function useExportJobs(project: Project): ExportJobs {
  const client = useClient();
  const { id } = project;
  const [jobs, setJobs] = useState<readonly ExportJobFragment[]>([]);
  const [failure, setFailure] = useState<CombinedError>();
  const [notCancelled, setNotCancelled] = useState<CombinedError>();
  const [asking, setAsking] = useState<ReadonlySet<MadeFile["key"]>>(new Set());
  const [refusals, setRefusals] = useState<ReadonlyMap<MadeFile["key"], CombinedError | undefined>>(new Map());
  /** Jobs whose file is downloaded when they end. */
  const wanted = useRef(new Set<string>());

  /** What was found in the files of complete jobs: it is much, and does not change. */
  const found = useRef(new Map<string, Made>());

  const whole = useCallback(
    async (job: ExportProgressFragment): Promise<ExportJobFragment | CombinedError | undefined> => {
      const { result } = job;
      if (!result) return { ...job, result: null };
      const known = found.current.get(job.id);
      if (known) return { ...job, result: { ...known, ...result } };
      const { data, error } = await client
        .query(ProjectExportDocument, { input: { id, jobId: job.id } }, { requestPolicy: "network-only" })
        .toPromise();
      if (data?.edaProjectExport.result) found.current.set(job.id, data.edaProjectExport.result);
      return data?.edaProjectExport ?? error;
    },
    [client, id],
  );
  const ask = useCallback(async (): Promise<readonly ExportJobFragment[] | undefined> => {
    const { data, error } = await client
      .query(ProjectExportsDocument, { input: { id } }, { requestPolicy: "network-only" })
      .toPromise();
    const answers = await Promise.all(data?.edaProjectExports.map(whole) ?? []);
    setFailure(error ?? answers.find((answer) => answer instanceof CombinedError));
    if (!data) return undefined;
    const known = answers.flatMap((answer) => (answer instanceof CombinedError ? [] : (answer ?? [])));
    if (known.length < answers.length) return undefined;
    setJobs(known);
    for (const { id: jobId, status, result } of known) {
      if (status === "WAITING" || status === "PROGRESS") continue;
      if (wanted.current.delete(jobId) && result) download(result.url, result.fileName);
    }
    return known;
  }, [client, id, whole]);
  useEffect(() => void ask(), [ask]);
  const isAnyOpen = jobs.some(({ status }) => status === "WAITING" || status === "PROGRESS");
  useEffect(() => {
    if (!isAnyOpen) return;
    let timer: ReturnType<typeof setTimeout>;
    const askIn = (wait: number) => {
      timer = setTimeout(() => {
        void ask();
        askIn(Math.min(2 * wait, ASK_EVERY.last));
      }, wait);
    };
    askIn(ASK_EVERY.first);
    return () => clearTimeout(timer);
  }, [isAnyOpen, ask]);

  const make = async ({ key, wish, isEverything, isForFab }: MadeFile) => {
    const { majorVersion, revisionVersion } = project;
    setAsking((before) => new Set(before).add(key));
    const { data, error } = await client
      .mutation(RequestExportDocument, {
        input: { export: { id, majorVersion, revisionVersion, ...wish }, everything: isEverything },
      })
      .toPromise();
    setRefusals((before) => new Map(before).set(key, error));
    if (data && !isForFab) wanted.current.add(data.requestEdaProjectExport.id);
    await ask();
    setAsking((before) => new Set([...before].filter((other) => other !== key)));
  };
  const take = async (file: MadeFile) => {
    const answered = await ask();
    if (!answered) return;
    const made = answered.find((job) => isOf(job, file, project))?.result;
    if (made) download(made.url, made.fileName);
    else await make(file);
  };
  const cancel = async (job: ExportJobFragment) => {
    wanted.current.delete(job.id);
    const { error } = await client
      .mutation(CancelExportDocument, { input: { id, jobId: job.id } }, { handlesFaults: true })
      .toPromise();
    // One that has ended meanwhile is shown with how it ended.
    setNotCancelled(error && !HAS_ENDED.has(errorCode(error)) ? error : undefined);
    await ask();
  };
  return {
    failure: notCancelled ?? failure,
    stateOf: (file) =>
      fileState(
        jobs.find((job) => isOf(job, file, project)),
        { isAsking: asking.has(file.key), refusal: refusals.get(file.key) },
      ),
    make,
    take,
    cancel,
    ask,
  };
}
