export function goldenFile(year: number): string
export function addressOf(year: number): URL
