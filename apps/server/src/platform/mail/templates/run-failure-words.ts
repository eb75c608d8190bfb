import type { Language, PartWithoutRoom, RunFailure } from "../../database/tables.ts";

/** More than these are counted and not named. */
const MAX_PARTS = 10;

/** What ended a run, and what to do. English also stands in the log and in the API's `message`. */
export const RUN_FAILURE_WORDS: Readonly<Record<Language, (failure: RunFailure) => string>> = {
  en: (failure) => {
    switch (failure.kind) {
      case "OUT_OF_TIME":
        return "The run timed out. Run it again with fewer nets or a smaller region.";
      case "OUT_OF_MEMORY":
        return `The run needed more than ${failure.limitMb} MB of memory and was stopped. Run it again with fewer nets or a smaller region, or ask the server administrator for more memory.`;
      case "NO_SPACE":
        return "The server's disk is full, so the latest results were not saved. Ask the server administrator to free space, then run it again.";
      case "INTERRUPTED":
        return `The run was interrupted ${failure.times} times and was aborted. Run it again to continue from its last checkpoint.`;
      case "FAULT":
        return "Internal error. It was logged. Run it again. If it fails again, contact the server administrator.";
      case "NO_ROOM":
        return failure.parts.length === 0
          ? "No legal placement was found in the given time. Run it again with more time."
          : `No space for ${nameParts(failure.parts, (more) => ` and ${more} more`)}. Enlarge the outline, or unfix parts.`;
    }
  },
  ko: (failure) => {
    switch (failure.kind) {
      case "OUT_OF_TIME":
        return "제한 시간 안에 끝나지 않아 작업을 멈췄습니다. 넷 수나 영역을 줄여 다시 실행해 주세요.";
      case "OUT_OF_MEMORY":
        return `메모리가 ${failure.limitMb} MB 넘게 필요하여 작업을 멈췄습니다. 넷 수나 영역을 줄여 다시 실행하거나, 서버 관리자에게 메모리를 늘려 달라고 요청해 주세요.`;
      case "NO_SPACE":
        return "서버의 디스크가 가득 차서 마지막 결과를 저장하지 못했습니다. 서버 관리자에게 공간을 확보해 달라고 요청한 뒤 다시 실행해 주세요.";
      case "INTERRUPTED":
        return `작업이 ${failure.times}번 중단되어 그만두었습니다. 다시 실행하면 마지막 저장 지점부터 이어집니다.`;
      case "FAULT":
        return "내부 오류로 작업이 끝났으며 오류가 기록되었습니다. 다시 실행하고, 또 실패하면 서버 관리자에게 알려 주세요.";
      case "NO_ROOM":
        return failure.parts.length === 0
          ? "주어진 시간 안에 규칙에 맞는 배치를 찾지 못했습니다. 시간을 늘려 다시 실행해 주세요."
          : `다음 부품을 놓을 자리가 없습니다: ${nameParts(failure.parts, (more) => ` 외 ${more}개`)}. 기판 외곽선을 넓히거나 고정된 부품을 풀어 주세요.`;
    }
  },
};

function nameParts(parts: readonly PartWithoutRoom[], sayMore: (more: number) => string): string {
  const more = parts.length - MAX_PARTS;
  const named = parts.slice(0, MAX_PARTS).map(({ reference }) => reference);
  return named.join(", ") + (more > 0 ? sayMore(more) : "");
}
