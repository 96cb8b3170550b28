import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { NewsCategory } from '@aangiftewijs/domain/news'

/** What articles are about, in both products. */
export const categoryWords: Readonly<Record<NewsCategory, Copy>> = {
  policy: copy('Policy', 'Beleid'),
  safety: copy('Safety', 'Veiligheid'),
  research: copy('Research', 'Onderzoek'),
  hardware: copy('Hardware', 'Hardware'),
  business: copy('Business', 'Bedrijven'),
  tools: copy('Tools', 'Hulpmiddelen'),
  models: copy('Models', 'Modellen'),
  general: copy('General', 'Algemeen'),
}

/** Texts of the news page inside the tax product. Spec 2 §§ 2.18 and 8. */
export const newsWords = {
  heading: copy('AI News', 'AI-nieuws'),
  intro: copy(
    'The top 10 articles per day about artificial intelligence.',
    'De tien belangrijkste artikelen per dag over kunstmatige intelligentie.',
  ),
  chips: copy('Day', 'Dag'),
  topNews: copy('Top News', 'Belangrijkste nieuws'),
  today: copy('Today', 'Vandaag'),
  refresh: copy('Refresh News', 'Nieuws vernieuwen'),
  refreshing: copy('Refreshing...', 'Bezig met vernieuwen...'),
  loading: copy('Loading news', 'Nieuws wordt geladen'),
  advertisement: copy('Advertisement', 'Advertentie'),
  advertisementText: copy(
    'This space is left empty in the demonstration.',
    'Deze ruimte blijft leeg in de demonstratie.',
  ),
  empty: copy(
    'No news articles found for this date. Try another date or refresh the news.',
    'Geen artikelen gevonden voor deze datum. Kies een andere datum of vernieuw het nieuws.',
  ),
  error: copy('Error loading news: {message}', 'Het nieuws kon niet worden geladen: {message}'),
  fetchFailed: copy('Failed to fetch news articles', 'De artikelen konden niet worden opgehaald'),
  readFull: copy('Read Full Article', 'Lees het hele artikel'),
  readFullInProduct: copy('Read full article', 'Lees het hele artikel'),
  opensNewTab: copy('opens in a new tab', 'opent in een nieuw tabblad'),
} as const
