export function chanceOf(seed: number): unknown
