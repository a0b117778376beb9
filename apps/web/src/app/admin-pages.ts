import type { ComponentType } from 'react';

export const adminPages = import.meta.glob<Record<string, ComponentType>>('../pages/admin/*-page.tsx');
