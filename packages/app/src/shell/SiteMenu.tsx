import { Menu } from '@aangiftewijs/ui/Menu'
import { T, useWords } from '../copy/words.tsx'
import { shellWords } from './copy.ts'
import { useSidebarGroups } from './navigation-items.tsx'

/** The sidebar, folded away: in the wizard the tracker is the navigation. */
export function SiteMenu() {
  const say = useWords()
  const items = useSidebarGroups().flatMap((group) => group.items)
  return (
    <nav aria-label={say(shellWords.mainNavigation)}>
      <Menu trigger={<T text={shellWords.menu} />} items={items.map((item) => ({ ...item, id: item.href }))} />
    </nav>
  )
}
