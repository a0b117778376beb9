import { defineRoutes } from '../define-route.ts';

const pictures = { field: 'image', most: 1 } as const;

export const destinationRoutes = defineRoutes({
  listDestinations: {
    method: 'GET',
    path: '/api/destination',
    summary: 'List destinations',
    access: 'everyone',
    errors: ['VALIDATION'],
  },
  addDestination: {
    method: 'POST',
    path: '/api/destination',
    summary: 'Add a destination with its picture',
    access: 'admin',
    pictures,
    errors: ['VALIDATION'],
  },
  editDestination: {
    method: 'PUT',
    path: '/api/destination/{id}',
    summary: 'Edit a destination; without a picture it keeps the present one',
    access: 'admin',
    pictures,
    errors: ['VALIDATION', 'NOT_FOUND'],
  },
  deleteDestination: {
    method: 'DELETE',
    path: '/api/destination/{id}',
    summary: 'Withdraw a destination that no package uses',
    access: 'admin',
    errors: ['VALIDATION', 'NOT_FOUND', 'DESTINATION_IN_USE'],
  },
});
