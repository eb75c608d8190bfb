import { Avatar, Tooltip } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { imageUrl } from "../images/image-url.ts";
import { initialsName } from "../images/initials-name.ts";
import classes from "./project-people.module.css";
import { type PersonInProject, useProjectPeople } from "./use-project-people.ts";

const MOST = 3;

/** The pictures of those who also have the project open. */
export function ProjectPeople({ projectId }: { projectId: string }) {
  const { t } = useTranslation();
  return <PeopleList people={useProjectPeople(projectId)} label={t("people.label")} />;
}

/** People who have a project open, as pictures with their names. */
export function PeopleList({ people, label }: { people: readonly PersonInProject[]; label: string }) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  const more = people.slice(MOST);
  return (
    <ul className={classes.people} aria-label={label}>
      {people.slice(0, MOST).map(({ userId, name, thumbnailUrl }) => (
        <Tooltip key={userId} label={name}>
          <li>
            <Avatar
              size={24}
              src={imageUrl(thumbnailUrl ?? "", 24) ?? null}
              name={initialsName(name)}
              color="initials"
              alt=""
              aria-hidden
            />
            <span className="tw-visually-hidden">{name}</span>
          </li>
        </Tooltip>
      ))}
      {more.length > 0 && (
        <Tooltip label={more.map(({ name }) => name).join(", ")}>
          <li className={classes.more}>{t("people.more", { count: more.length })}</li>
        </Tooltip>
      )}
    </ul>
  );
}
