export const papers: Readonly<Record<'wealth' | 'assessment', (...given: never[]) => unknown>>
