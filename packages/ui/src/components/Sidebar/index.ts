export type { NavigationItem } from '../../behaviour/navigation-item.ts'
export { Sidebar, type SidebarGroup, type SidebarProps } from './Sidebar.tsx'
