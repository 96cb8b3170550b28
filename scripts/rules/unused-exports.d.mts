export function unusedExports(files: ReadonlyMap<string, string>, forTests: readonly string[]): readonly string[]
