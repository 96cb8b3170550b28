import type { Copy } from '@aangiftewijs/domain/language'
import { Icon, type IconName } from '@aangiftewijs/ui/Icon'
import { T } from '../copy/words.tsx'
import { shellWords } from './copy.ts'
import { usePage } from './page-context.tsx'

interface Place {
  readonly href: string
  readonly label: Copy
  readonly icon: IconName
  /** Shown active for every path that starts like this (spec 1 § 2); else only for its own. */
  readonly section?: string
}

const filing: Place = {
  href: '/tax-filing/setup',
  label: shellWords.taxFiling,
  icon: 'document',
  section: '/tax-filing',
}

const mainPlaces: readonly Place[] = [
  filing,
  { href: '/previous-filings', label: shellWords.previousFilings, icon: 'clock' },
  { href: '/documents', label: shellWords.documents, icon: 'documents' },
]

const resourcePlaces: readonly Place[] = [
  { href: '/help', label: shellWords.helpCenter, icon: 'help' },
  { href: '/faq', label: shellWords.faq, icon: 'chat' },
  { href: '/tax-guide', label: shellWords.taxGuide, icon: 'book' },
  { href: '/resources', label: shellWords.taxResources, icon: 'globe' },
  { href: '/about', label: shellWords.about, icon: 'info' },
]

const bottomPlaces: readonly Place[] = [
  { href: '/', label: shellWords.home, icon: 'home' },
  { ...filing, label: shellWords.fileTaxes },
  { href: '/menu', label: shellWords.menu, icon: 'menu' },
]

function currentOf({ href, section }: Place, path: string): 'page' | 'section' | undefined {
  if (href === path) return 'page'
  return section !== undefined && path.startsWith(section) ? 'section' : undefined
}

const itemsOf = (places: readonly Place[], path: string) =>
  places.map((place) => ({
    href: place.href,
    label: <T text={place.label} />,
    icon: <Icon name={place.icon} />,
    current: currentOf(place, path),
  }))

/** The sidebar's groups, with the current place marked. */
export function useSidebarGroups() {
  const { path } = usePage()
  return [
    { id: 'main', items: itemsOf(mainPlaces, path) },
    { id: 'resources', title: <T text={shellWords.resources} />, items: itemsOf(resourcePlaces, path) },
  ]
}

/** The bottom bar's three items, with the current place marked. */
export function useBottomItems() {
  const { path } = usePage()
  return itemsOf(bottomPlaces, path)
}
