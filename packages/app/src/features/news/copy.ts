import { copy } from '@aangiftewijs/domain/language'

/** Texts of the news page inside the tax product. Spec 2 §§ 2.18 and 8. */
export const newsWords = {
  heading: copy('AI News', 'AI-nieuws'),
  intro: copy(
    'The top 10 articles per day about artificial intelligence.',
    'De tien belangrijkste artikelen per dag over kunstmatige intelligentie.',
  ),
  demonstration: copy(
    'These are fictional articles: no news feed is configured here.',
    'Dit zijn verzonnen artikelen: hier is geen nieuwsbron ingesteld.',
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
  opensNewTab: copy('opens in a new tab', 'opent in een nieuw tabblad'),
  from: copy('from {source}', 'van {source}'),
} as const

/** Texts of the news product. Spec 2 §§ 2.20 and 8. */
export const newsProductWords = {
  subtitle: copy('The latest news and updates from the world of AI', 'Het laatste nieuws uit de wereld van AI'),
  refresh: copy('Refresh', 'Vernieuwen'),
  refreshing: copy('Refreshing...', 'Bezig met vernieuwen...'),
  filters: copy('Filters', 'Filters'),
  dateRange: copy('Date Range', 'Periode'),
  ranges: {
    today: copy('Today', 'Vandaag'),
    yesterday: copy('Yesterday', 'Gisteren'),
    this_week: copy('This Week', 'Deze week'),
    custom: copy('Custom', 'Zelf kiezen'),
  },
  rangeTexts: {
    today: copy('Articles from midnight until now.', 'Artikelen van middernacht tot nu.'),
    yesterday: copy('All articles of yesterday.', 'Alle artikelen van gisteren.'),
    this_week: copy('Articles of the last seven days.', 'Artikelen van de laatste zeven dagen.'),
  },
  pickDate: copy('Pick a date', 'Kies een datum'),
  date: copy('Date', 'Datum'),
  category: copy('Category', 'Categorie'),
  allCategories: copy('All Categories', 'Alle categorieën'),
  reset: copy('Reset Filters', 'Filters wissen'),
  apply: copy('Show', 'Toon'),
  about: copy('About', 'Over'),
  aboutText: copy(
    '{product} aggregates AI news from trusted sources and is updated hourly.',
    '{product} verzamelt AI-nieuws uit betrouwbare bronnen en wordt elk uur bijgewerkt.',
  ),
  articles: copy('Articles', 'Artikelen'),
  count: copy('{count} articles shown', '{count} artikelen getoond'),
  loading: copy('Loading news', 'Nieuws wordt geladen'),
  errorTitle: copy('Error', 'Fout'),
  error: copy(
    'Failed to load news articles. Please try refreshing the page.',
    'De artikelen konden niet worden geladen. Vernieuw de pagina.',
  ),
  emptyTitle: copy('No articles found', 'Geen artikelen gevonden'),
  empty: copy(
    'No articles found for the selected filters. Try changing your date range or category.',
    'Geen artikelen gevonden met deze filters. Kies een andere periode of categorie.',
  ),
  readFull: copy('Read full article', 'Lees het hele artikel'),
  opensNewTab: copy('opens in a new tab', 'opent in een nieuw tabblad'),
  categories: copy('Categories', 'Categorieën'),
  links: copy('Links', 'Links'),
  contact: copy('Contact', 'Contact'),
  privacy: copy('Privacy', 'Privacy'),
  terms: copy('Terms', 'Voorwaarden'),
  copyright: copy('© {year} {product}', '© {year} {product}'),
  home: copy('Back to the news', 'Terug naar het nieuws'),
  aboutLink: copy('About', 'Over'),
  mainNavigation: copy('About this site', 'Over deze site'),
  skip: copy('Skip to the articles', 'Naar de artikelen'),
} as const
