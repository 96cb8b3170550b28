export const program: string
export const entry: string
export const startFlags: readonly string[]
export const startEnvironment: Readonly<Record<string, string>>
export const sayReady: string
