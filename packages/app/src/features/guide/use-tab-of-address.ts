import { useEffect, useState } from 'react'

/**
 * The chosen tab of a page whose panels hold anchors: the panel that holds what the address names after `#`, now and
 * when the address changes; until then the first. Returns the tab's id and how to choose another.
 */
export function useTabOfAddress(ids: readonly [string, ...string[]]): readonly [string, (id: string) => void] {
  const [chosen, choose] = useState(ids[0])
  const known = ids.join(' ')
  useEffect(() => {
    const follow = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
      const id = known.split(' ').find((panel) => document.getElementById(panel)?.contains(target))
      if (target === null || id === undefined) return
      choose(id)
      // Its place was another one while the panel was hidden.
      requestAnimationFrame(() => target.scrollIntoView?.())
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [known])
  return [chosen, choose]
}
