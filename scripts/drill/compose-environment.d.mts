export function environmentOfServers(
  secrets: Readonly<Record<string, string>>,
  addresses: Readonly<Record<string, string>>,
): Record<string, string>
