import { type RefObject, useEffect } from 'react'

const isTypedIn = ({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean =>
  type === 'checkbox' ? checked !== defaultChecked : value !== defaultValue

/** Tells the form around of what was typed in here before this script came: until then React lets nobody hear of it. */
export function useTypedBefore(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inputs = place.current?.querySelectorAll('input') ?? []
    ;[...inputs].find(isTypedIn)?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [place])
}
