import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { CombinedError } from "urql";
import { errorCode } from "../../graphql/error-signs.ts";
import { type ErrorText, useErrorText } from "../../graphql/use-error-text.ts";

/** The sentence for a failed call about parts; what only these screens hear of is worded here. */
export function useMatchingErrorText(): (error: CombinedError) => ErrorText {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return useCallback(
    (error) => {
      const code = errorCode(error);
      switch (code) {
        case 70008:
        case 70020:
          return { sentence: t("parts.gone"), code };
        case 70014:
          return { sentence: t("parts.failed.size"), code };
        case 70015:
          return { sentence: t("parts.failed.format"), code };
        case 70021:
          return { sentence: t("parts.failed.missing"), code };
        default:
          return errorText(error);
      }
    },
    [t, errorText],
  );
}
