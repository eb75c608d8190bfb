import type { Board, Circuit } from "@tracewright/board";
import { useEffect, useRef, useState } from "react";
import type { ReviewAnswer, ReviewQuestion } from "./review-question.ts";

/** A board that is being edited is reviewed when it has rested this long, in milliseconds. */
const REST = 600;

export interface ReviewState {
  /** The newest answer; undefined until the first. */
  readonly review: ReviewAnswer | undefined;
  readonly status: "reviewing" | "done" | "failed";
  readonly retry: () => void;
}

/** Reviews the board in a thread while the panel is open; the last review stays until the next has come. */
export function useReview(board: Board, circuit: Circuit | undefined): ReviewState {
  const [review, setReview] = useState<ReviewAnswer>();
  const [status, setStatus] = useState<ReviewState["status"]>("reviewing");
  const [attempt, setAttempt] = useState(0);
  const thread = useRef<Worker>(undefined);
  const newest = useRef(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt begins another thread
  useEffect(() => {
    const worker = new Worker(new URL("./review-worker.ts", import.meta.url), { type: "module", name: "review" });
    thread.current = worker;
    worker.addEventListener("message", ({ data }: MessageEvent<ReviewAnswer>) => {
      if (data.number !== newest.current) return;
      setReview(data);
      setStatus("done");
    });
    worker.addEventListener("error", () => setStatus("failed"));
    return () => worker.terminate();
  }, [attempt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new thread has to be given the board again
  useEffect(() => {
    setStatus("reviewing");
    const wait = setTimeout(
      () => {
        newest.current += 1;
        thread.current?.postMessage({ number: newest.current, board, circuit } satisfies ReviewQuestion);
      },
      newest.current === 0 ? 0 : REST,
    );
    return () => clearTimeout(wait);
  }, [board, circuit, attempt]);

  return { review, status, retry: () => setAttempt((count) => count + 1) };
}
