import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { isKnownSubject } from "./contact-query.ts";

/** A subject in the language of the screens; one that another client wrote stays as it is. */
export function useSubjectText(): (subject: string) => string {
  const { t } = useTranslation();
  return useCallback((subject) => (isKnownSubject(subject) ? t(`contact.subjects.${subject}`) : subject), [t]);
}
