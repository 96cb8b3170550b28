import { Icon, type IconName } from '@aangiftewijs/ui/Icon'

/** Sources with a drawing of their own in the tax product; spec 2 § 2.18. Plain drawings, nobody's logo. */
const icons: readonly (readonly [name: string, icon: IconName])[] = [
  ['linkedin', 'briefcase'],
  ['twitter', 'chat'],
  ['hacker news', 'lightbulb'],
  ['reddit', 'users'],
]

/** The drawing of a source by its name. */
export function SourceIcon({ source }: { readonly source: string }) {
  const icon = icons.find(([name]) => source.toLowerCase().includes(name))?.[1] ?? 'globe'
  return <Icon name={icon} />
}

/** In the news product only Hacker News has a drawing of its own; spec 2 § 2.20. */
export function ProductSourceIcon({ source }: { readonly source: string }) {
  return <Icon name={source.toLowerCase().includes('hacker news') ? 'lightbulb' : 'news'} />
}
