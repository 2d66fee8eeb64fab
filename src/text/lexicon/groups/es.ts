/** Spanish words of business that say the same, one group a line. Folded: no accents. */
export const SPANISH_GROUPS = `
entrega reparto
entregado repartido
entrego repartio
paquete bulto
enviado remitido despachado expedido
reembolso devolucion reintegro
reembolsado reintegrado
reembolso reintegro
devuelto retornado
pagado abonado
pago abono
pagar abonar
paga abona
importe cantidad suma
gastos costes costos
descuento rebaja
cupon vale bono
contrato acuerdo convenio
firmado suscrito
firmo suscribio
rescindido cancelado
prorrogado ampliado extendido
prorroga ampliacion extension
renovado prorrogado
empezado comenzado iniciado
empezo comenzo
terminado finalizado concluido acabado
termino finalizo acabo
cancelado anulado
cancelacion anulacion
cancelo anulo
aplazado pospuesto
aplazo pospuso
aplazamiento postergacion
aprobado autorizado
aprobo autorizo
aprobacion autorizacion
permitido autorizado
prohibido vedado
rechazado denegado desestimado
rechazo denego desestimo
denegacion rechazo
solicitado requerido pedido
solicito requirio pidio
solicitar requerir pedir
solicitud peticion
cliente comprador
clienta compradora
vendedor comerciante
empleado trabajador
empleada trabajadora
empresa compania
tienda comercio
alquiler renta
fianza deposito
propietario arrendador dueno
inquilino arrendatario
defectuoso averiado roto
danado deteriorado
dano desperfecto
reparado arreglado
reparo arreglo
reparacion arreglo
sustituido reemplazado cambiado
sustituyo reemplazo cambio
sustitucion reemaveria incidencia
resuelto solucionado
resolvio soluciono
comprobado verificado revisado
comprobacion verificacion revision
confirmado ratificado
confirmo ratifico
informado avisado notificado
informo aviso notifico
comunicado anunciado
recibido obtenido
recibio obtuvo
llamado telefoneado
llamada telefonazo
mensaje aviso
bloqueado suspendido
bloqueo suspendio
desbloqueado reactivado
contrasena clave
restablecido reiniciado
modificado cambiado
modificacion cambio
actualizado puesto-al-dia
eliminado borrado suprimido
elimino borro suprimio
cerrado clausurado
vendido enajenado
comprado adquirido
compro adquirio
compra adquisicion
aumentado subido incrementado
aumento subio incremento
aumento subida incremento
bajada disminucion reduccion
despedido cesado
despido cese
dimitido renunciado
dimitio renuncio
dimision renuncia
nombrado designado
nombro designo
elegido escogido
reunion sesion junta
acta minuta
asistido participado
asistio participo
enfermo indispuesto
medico doctor
tratamiento terapia
medicamento medicina farmaco
recetado prescrito
coche automovil vehiculo
billete pasaje boleto
retraso demora
retrasado demorado
mensual al-mes
anual al-ano
aparato dispositivo equipo
ordenador computadora
pantalla monitor
movil celular
escuela colegio
profesor maestro docente
alumno estudiante
casa edificio
mudanza traslado
seguro poliza
asegurado cubierto
abogado letrado
tribunal juzgado
sentencia fallo
donacion donativo
transferido girado
transferencia giro
perdido extraviado
encontrado hallado
robado sustraido
robo sustraccion
instalado montado colocado
instalacion montaje
presentado entregado
disponible en-existencia
agotado fuera-de-existencia
incluye comprende
producto articulo
recibo justificante
salario sueldo
candidato aspirante
reclamacion queja
multa sancion
proveedor suministrador
fallo averia
correo email
formacion capacitacion
habiles laborables
anticipo adelanto
gratuito gratis
`;
