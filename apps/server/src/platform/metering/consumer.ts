/** Whose work it is: an account, the network that an anonymous request comes from, or the server itself. */
export type Consumer = `account ${string}` | `network ${string}` | "server";

export function accountConsumer(userId: string): Consumer {
  return `account ${userId}`;
}

/** One customer of a provider has a whole IPv6 /64 (RFC 6177), so that counts as one network. */
export function networkConsumer(address: string): Consumer {
  return `network ${address.includes(":") && !address.includes(".") ? firstHalf(address) : address}`;
}

function firstHalf(address: string): string {
  const [head = "", tail] = address.split("::");
  const groups = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => "0"), ...after];
  return `${all.slice(0, 4).join(":")}::/64`;
}
