import { styleText } from "node:util";
import { isSpanContextValid, trace } from "@opentelemetry/api";

export type LogLevel = "info" | "warning" | "error";
type Fields = Readonly<Record<string, unknown>>;

/** One event, one line: JSON for machines, or a short coloured line for a developer's terminal. */
export interface Log {
  info(event: string, fields?: Fields): void;
  warning(event: string, fields?: Fields): void;
  error(event: string, fields?: Fields): void;
}

export interface LogOptions {
  readonly format: "pretty" | "json" | "silent";
  readonly write?: (line: string) => void;
}

export function createLog({ format, write = (line) => process.stdout.write(line) }: LogOptions): Log {
  const line = (level: LogLevel, event: string, fields: Fields = {}): void => {
    if (format === "silent") return;
    write(format === "json" ? formatJson(level, event, fields) : formatPretty(level, event, fields));
  };
  return {
    info: (event, fields) => line("info", event, fields),
    warning: (event, fields) => line("warning", event, fields),
    error: (event, fields) => line("error", event, fields),
  };
}

function formatJson(level: LogLevel, event: string, fields: Fields): string {
  const line = { time: new Date().toISOString(), level, event, ...fields, ...idsOfSpan() };
  return `${JSON.stringify(line, (_, value) => (typeof value === "string" ? withoutNames(value) : value))}\n`;
}

/** What stands before the @ of a mail address or a server's name: who it is, or a user with a password. */
const NAME_BEFORE_AT = /[^\s"'<>@,;/()]+(?=@[\w-])/g;

/** Logs that are kept say where a mail went, not to whom. */
function withoutNames(text: string): string {
  return text.includes("@") ? text.replace(NAME_BEFORE_AT, "…") : text;
}

/** Of the present span, under the names that OpenTelemetry gives them in logs; none without an SDK. */
function idsOfSpan(): Fields {
  const span = trace.getActiveSpan()?.spanContext();
  return span && isSpanContextValid(span) ? { trace_id: span.traceId, span_id: span.spanId } : {};
}

function formatPretty(level: LogLevel, event: string, fields: Fields): string {
  const colour = { info: "cyan", warning: "yellow", error: "red" } as const;
  const time = new Date().toTimeString().slice(0, 8);
  const details = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(
      ([key, value]) => `${styleText("dim", `${key}=`)}${typeof value === "string" ? value : JSON.stringify(value)}`,
    );
  return `${styleText("dim", time)} ${styleText(colour[level], event)} ${details.join(" ")}\n`;
}
