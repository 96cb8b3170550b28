export const picturesFolder: URL
export function foundPicture(statement: string, marked: string): string
