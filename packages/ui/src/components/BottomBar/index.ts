export type { NavigationItem } from '../../behaviour/navigation-item.ts'
export { BottomBar, type BottomBarProps } from './BottomBar.tsx'
