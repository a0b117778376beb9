import { defineRoutes } from '../define-route.ts';
import { MOST_PACKAGE_PICTURES } from './tour-package.rules.ts';

const pictures = { field: 'images', most: MOST_PACKAGE_PICTURES } as const;

export const tourPackageRoutes = defineRoutes({
  listTourPackages: { method: 'GET', path: '/api/package', summary: 'List packages', access: 'everyone', errors: ['VALIDATION'] },
  filterTourPackages: {
    method: 'GET',
    path: '/api/package/filter',
    summary: 'List the packages that match every given filter',
    access: 'everyone',
    errors: ['VALIDATION'],
  },
  findTourPackage: {
    method: 'GET',
    path: '/api/package/{id}',
    summary: 'One package',
    access: 'everyone',
    errors: ['VALIDATION', 'NOT_FOUND'],
  },
  addTourPackage: {
    method: 'POST',
    path: '/api/package/add',
    summary: 'Add a package with its pictures',
    access: 'admin',
    pictures,
    errors: ['VALIDATION'],
  },
  editTourPackage: {
    method: 'PUT',
    path: '/api/package/{id}',
    summary: 'Edit a package; without pictures it keeps the present ones',
    access: 'admin',
    pictures,
    errors: ['VALIDATION', 'NOT_FOUND'],
  },
  deleteTourPackage: {
    method: 'DELETE',
    path: '/api/package/{id}',
    summary: 'Withdraw a package',
    access: 'admin',
    errors: ['VALIDATION', 'NOT_FOUND'],
  },
});
