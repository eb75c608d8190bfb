import { Component, type ReactNode } from "react";

/**
 * The last resort: an error nobody expected. It stands outside everything that could itself be broken (theme, texts,
 * router), so it carries its own words, in Korean as the specification wants, with English beneath.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FallbackPage /> : this.props.children;
  }
}

export function FallbackPage() {
  return (
    <main className="tw-fallback" lang="ko">
      <h1>예기치 않은 오류가 발생했습니다</h1>
      <p>저장된 프로젝트는 안전합니다. 페이지를 새로 고침해 주세요. 같은 문제가 계속되면 잠시 후 다시 시도해 주세요.</p>
      <p lang="en">An unexpected error occurred. Saved projects are safe. Reload the page.</p>
      <button type="button" onClick={() => location.reload()}>
        새로 고침
      </button>
    </main>
  );
}
