import {
  IconAlertTriangle,
  IconBooks,
  IconCoins,
  IconCpu,
  IconFileDollar,
  IconFileSearch,
  IconFolder,
  IconGauge,
  IconHelp,
  IconHistory,
  IconHome,
  IconKey,
  IconMail,
  IconMapPin,
  IconMessageQuestion,
  IconPackage,
  IconPuzzle,
  IconReceipt,
  IconRoute,
  IconSettings,
  IconSpeakerphone,
  IconStars,
  IconTag,
  IconTags,
  IconUserCog,
  IconUsers,
} from "@tabler/icons-react";
import { customBlocksPath, LIBRARY_PATH } from "../blocks/block-path.ts";
import { projectsPath, teamPath } from "../holder/holder-path.ts";
import type { en } from "../i18n/en.ts";

type Label = keyof typeof en.shell;

interface NavigationLink {
  readonly to: string;
  readonly label: Label;
  readonly icon: typeof IconHome;
}

interface NavigationGroup {
  readonly title?: Label;
  /** What belongs to whose space is worked in. */
  readonly isSpace?: true;
  readonly links: readonly [NavigationLink, ...NavigationLink[]];
}

/** One area of the application is one entry of the top menu; its groups are the submenus beside the screens. */
export interface Area {
  readonly label: Label;
  readonly to: string;
  readonly groups: readonly NavigationGroup[];
}

const WORKSPACE: Area = { label: "workspace", to: "/home", groups: workspaceGroups(undefined) };

/** Where this server counts runs. */
const MEMBERSHIP: NavigationGroup = {
  title: "membership",
  links: [
    { to: "/mypage/membership/plan/", label: "plan", icon: IconStars },
    { to: "/mypage/membership/credit/", label: "credits", icon: IconCoins },
    { to: "/mypage/membership/purchase/", label: "purchases", icon: IconReceipt },
  ],
};

const MY_PAGE: Area = {
  label: "myPage",
  to: "/mypage/setting/profile/",
  groups: [
    {
      title: "settings",
      links: [
        { to: "/mypage/setting/profile/", label: "profile", icon: IconUserCog },
        { to: "/mypage/setting/password/", label: "password", icon: IconKey },
        { to: "/mypage/setting/footprints/", label: "footprints", icon: IconCpu },
        { to: "/mypage/setting/address/", label: "addresses", icon: IconMapPin },
      ],
    },
    {
      title: "orders",
      links: [
        { to: "/mypage/order/", label: "orders", icon: IconPackage },
        { to: "/estimate/", label: "estimates", icon: IconFileDollar },
      ],
    },
    MEMBERSHIP,
  ],
};

const SUPPORT: Area = {
  label: "support",
  to: "/support/notice/",
  groups: [
    {
      links: [
        { to: "/support/notice/", label: "notices", icon: IconSpeakerphone },
        { to: "/support/faq/", label: "faq", icon: IconHelp },
        { to: "/support/contact/", label: "contact", icon: IconMessageQuestion },
      ],
    },
  ],
};

const ADMINISTRATION: Area = {
  label: "administration",
  to: "/admin/",
  groups: [
    {
      links: [
        { to: "/admin/", label: "adminOverview", icon: IconGauge },
        { to: "/admin/contacts/", label: "adminContacts", icon: IconMessageQuestion },
        { to: "/admin/users/", label: "adminUsers", icon: IconUsers },
        { to: "/admin/project/", label: "adminProject", icon: IconFileSearch },
        { to: "/admin/runs/", label: "adminRuns", icon: IconRoute },
        { to: "/admin/faq/", label: "adminFaq", icon: IconHelp },
        { to: "/admin/notices/", label: "adminNotices", icon: IconSpeakerphone },
        { to: "/admin/outbox/", label: "outbox", icon: IconMail },
        { to: "/admin/orders/", label: "adminOrders", icon: IconPackage },
        { to: "/admin/estimates/", label: "adminEstimates", icon: IconFileDollar },
        { to: "/admin/board-prices/", label: "adminBoardPrices", icon: IconTags },
        { to: "/admin/purchases/", label: "adminPurchases", icon: IconReceipt },
        { to: "/admin/offers/", label: "adminOffers", icon: IconStars },
        { to: "/admin/findings/", label: "adminFindings", icon: IconAlertTriangle },
        { to: "/admin/prices/", label: "adminPrices", icon: IconTag },
        { to: "/admin/log/", label: "adminLog", icon: IconHistory },
      ],
    },
  ],
};

export const NAVIGATION: readonly Area[] = [WORKSPACE, MY_PAGE, SUPPORT];

/** The areas that an account sees. */
export function areasOf(role: string): readonly Area[] {
  return role === "ADMIN" ? [...NAVIGATION, ADMINISTRATION] : NAVIGATION;
}

/** The area a page belongs to: what is neither the person's own page nor support is work. */
export function areaAt(path: string): Area {
  if (path.startsWith("/mypage/") || path.startsWith("/estimate")) return MY_PAGE;
  if (path === "/admin" || path.startsWith("/admin/")) return ADMINISTRATION;
  return path.startsWith("/support/") ? SUPPORT : WORKSPACE;
}

/** The submenus of an area, in the space of a team or in one's own; plan and credits only of a server that counts runs. */
export function groupsIn(area: Area, teamId: string | undefined, countsRuns: boolean): Area["groups"] {
  if (area === WORKSPACE) return workspaceGroups(teamId);
  return countsRuns ? area.groups : area.groups.filter((group) => group !== MEMBERSHIP);
}

function workspaceGroups(teamId: string | undefined): Area["groups"] {
  const projects: NavigationLink = { to: projectsPath(teamId), label: "projects", icon: IconFolder };
  const customBlocks: NavigationLink = { to: customBlocksPath(teamId), label: "customBlocks", icon: IconPuzzle };
  const library: NavigationLink = { to: LIBRARY_PATH, label: "blockLibrary", icon: IconBooks };
  return [
    { links: [{ to: "/home", label: "home", icon: IconHome }] },
    {
      isSpace: true,
      links:
        teamId === undefined
          ? [projects, customBlocks]
          : [projects, customBlocks, { to: teamPath("setting", teamId), label: "teamSetting", icon: IconSettings }],
    },
    { links: [library] },
  ];
}

/** Whether a link leads to the page at `path` or to the list that the page belongs to. */
export function leadsTo(to: string, path: string): boolean {
  const here = path.endsWith("/") ? path : `${path}/`;
  // The first page of the administration is no list that the others belong to.
  if (to === "/admin/") return here === to;
  const [there = ""] = to.split("?", 1);
  return there.endsWith("/") ? here.startsWith(there) : here === `${there}/`;
}
