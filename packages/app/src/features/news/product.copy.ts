import { copy } from '@aangiftewijs/domain/language'

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
  categories: copy('Categories', 'Categorieën'),
  contact: copy('Contact', 'Contact'),
  privacy: copy('Privacy', 'Privacy'),
  terms: copy('Terms', 'Voorwaarden'),
  copyright: copy('© {year} {product}', '© {year} {product}'),
  home: copy('Back to the news', 'Terug naar het nieuws'),
  aboutLink: copy('About', 'Over'),
  mainNavigation: copy('About this site', 'Over deze site'),
  skip: copy('Skip to the articles', 'Naar de artikelen'),
} as const
