/** The path of the web application's page on which a purchase is paid and seen. */
export function purchasePage(id: string): string {
  return `/mypage/membership/purchase/detail/${encodeURIComponent(id)}`;
}
