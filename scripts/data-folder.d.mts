/** @throws a sentence when it cannot be written */
export declare function makeDataFolder(path: string): void
