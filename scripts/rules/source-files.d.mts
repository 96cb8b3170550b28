export function filesBelow(folder: string, ending: RegExp): Generator<string>
export function withoutComments(text: string): string
export function isTesting(file: string): boolean
