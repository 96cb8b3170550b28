export const startFlags: readonly string[]
export const startEnvironment: Readonly<Record<string, string>>
