export { articlesShown, newsFilterMachine } from './news-filter.machine.ts'
export type { NewsFilterContext, NewsFilterEvent, NewsFilterInput } from './news-filter.types.ts'
