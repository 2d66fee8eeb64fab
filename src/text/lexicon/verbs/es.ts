/**
 * Spanish verbs of business that say the same, one group a line, and the nouns of what they do behind a bar. A verb that
 * is not regular has its participle, past and present behind it, singular and plural. A line that begins with "<" or ">"
 * has verbs that say nothing of their own about a noun that is their subject, or their object.
 */
export const SPANISH_VERBS = `
< tener_lugar/tenido_lugar/tuvo_lugar,tuvieron_lugar/tiene_lugar,tienen_lugar producir/producido/se_produjo,se_produjeron/se_produce,se_producen | -
> efectuar/efectuado/efectuó,efectuaron/efectúa,efectúan realizar proceder llevar_a_cabo | -
entregar repartir | entrega reparto
enviar/enviado/envió,enviaron/envía,envían remitir despachar expedir/expedido/expidió,expidieron/expide,expiden | envío remisión
reembolsar reintegrar | reembolso reintegro
devolver/devuelto/devolvió,devolvieron/devuelve,devuelven | devolución
pagar abonar | pago abono
transferir/transferido/transfirió,transfirieron/transfiere,transfieren | transferencia
cobrar | cobro
facturar | facturación
pedir/pedido/pidió,pidieron/pide,piden solicitar | petición solicitud
encargar | encargo
comprar adquirir/adquirido/adquirió,adquirieron/adquiere,adquieren | compra adquisición
vender | venta
alquilar arrendar/arrendado/arrendó,arrendaron/arrienda,arriendan | alquiler arrendamiento
rescindir | rescisión
firmar suscribir/suscrito/suscribió,suscribieron/suscribe,suscriben | firma
anular cancelar | anulación cancelación
aplazar posponer/pospuesto/pospuso,pospusieron/pospone,posponen | aplazamiento
prorrogar ampliar/ampliado/amplió,ampliaron/amplía,amplían | prórroga ampliación
renovar/renovado/renovó,renovaron/renueva,renuevan | renovación
terminar finalizar acabar concluir/concluido/concluyó,concluyeron/concluye,concluyen | finalización
empezar/empezado/empezó,empezaron/empieza,empiezan comenzar/comenzado/comenzó,comenzaron/comienza,comienzan iniciar | comienzo inicio
aprobar/aprobado/aprobó,aprobaron/aprueba,aprueban | aprobación
autorizar permitir | autorización
prohibir/prohibido/prohibió,prohibieron/prohíbe,prohíben | prohibición
aceptar | aceptación
rechazar denegar/denegado/denegó,denegaron/deniega,deniegan desestimar | rechazo denegación
tramitar procesar | tramitación
revisar comprobar/comprobado/comprobó,comprobaron/comprueba,comprueban verificar | revisión comprobación verificación
examinar | examen
confirmar | confirmación
comunicar | comunicación
notificar informar avisar | notificación aviso
anunciar | anuncio
recibir | recepción
llegar/llegado/llegó,llegaron/llega,llegan | llegada
llamar | llamada
bloquear | bloqueo
desbloquear | desbloqueo
restablecer/restablecido/restableció,restablecieron/restablece,restablecen | restablecimiento
modificar cambiar | modificación cambio
cambiar sustituir/sustituido/sustituyó,sustituyeron/sustituye,sustituyen reemplazar | cambio sustitución reemplazo
actualizar | actualización
eliminar borrar suprimir | eliminación borrado
abrir/abierto/abrió,abrieron/abre,abren | apertura
cerrar/cerrado/cerró,cerraron/cierra,cierran | cierre
aumentar subir incrementar | aumento subida incremento
bajar disminuir/disminuido/disminuyó,disminuyeron/disminuye,disminuyen | bajada disminución
reducir/reducido/redujo,redujeron/reduce,reducen | reducción
contratar | contratación
despedir/despedido/despidió,despidieron/despide,despiden | despido
nombrar designar | nombramiento designación
dimitir | dimisión
elegir/elegido/eligió,eligieron/elige,eligen | elección
dirigir/dirigido/dirigió,dirigieron/dirige,dirigen | dirección
asistir participar | asistencia participación
reparar arreglar | reparación arreglo
resolver/resuelto/resolvió,resolvieron/resuelve,resuelven solucionar | resolución solución
corregir/corregido/corrigió,corrigieron/corrige,corrigen | corrección
instalar montar | instalación montaje
dañar | -
destruir/destruido/destruyó,destruyeron/destruye,destruyen | destrucción
recetar | -
reservar | reserva
presentar | presentación
publicar | publicación
encontrar/encontrado/encontró,encontraron/encuentra,encuentran hallar | hallazgo
descubrir/descubierto/descubrió,descubrieron/descubre,descubren | descubrimiento
robar sustraer/sustraído/sustrajo,sustrajeron/sustrae,sustraen | robo sustracción
perder/perdido/perdió,perdieron/pierde,pierden | pérdida
incluir/incluido/incluyó,incluyeron/incluye,incluyen | inclusión
excluir/excluido/excluyó,excluyeron/excluye,excluyen | exclusión
causar provocar | -
usar utilizar | uso utilización
construir/construido/construyó,construyeron/construye,construyen | construcción
visitar | visita
crear | creación
probar/probado/probó,probaron/prueba,prueban | prueba
almacenar | almacenamiento
conceder otorgar | concesión
añadir | -
recoger/recogido/recogió,recogieron/recoge,recogen | recogida
redactar | redacción
archivar | -
suspender | suspensión
ofrecer/ofrecido/ofreció,ofrecieron/ofrece,ofrecen | -
=corre_a_cargo =corren_a_cargo asumir | -
=corre_a_cargo =corren_a_cargo pagar abonar | -
devengar | -
detectar | detección
registrar | registro
trasladar | traslado
exigir/exigido/exigió,exigieron/exige,exigen | exigencia
votar | votación
escribir/escrito/escribió,escribieron/escribe,escriben | -
poner_fin/puesto_fin/puso_fin,pusieron_fin/pone_fin,ponen_fin | -
conservar guardar mantener/mantenido/mantuvo,mantuvieron/mantiene,mantienen custodiar | conservación custodia
emitir expedir/expedido/expidió,expidieron/expide,expiden | emisión expedición
adjuntar anexar | -
retirar recoger/recogido/recogió,recogieron/recoge,recogen | retirada recogida
garantizar | garantía
ingresar abonar | ingreso abono
cargar adeudar | cargo
requerir/requerido/requirió,requirieron/requiere,requieren exigir/exigido/exigió,exigieron/exige,exigen | -
adelantar anticipar | adelanto anticipación
sancionar multar | sanción multa
reclamar | reclamación
traer/traído/trajo,trajeron/trae,traen | -
llevar | -
vencer/vencido/venció,vencieron/vence,vencen caducar expirar | vencimiento caducidad
durar | duración
costar/costado/costó,costaron/cuesta,cuestan | -
contestar responder | respuesta contestación
inscribir/inscrito/inscribió,inscribieron/inscribe,inscriben registrar | inscripción registro
evaluar/evaluado/evaluó,evaluaron/evalúa,evalúan valorar | evaluación valoración
cubrir/cubierto/cubrió,cubrieron/cubre,cubren asumir | -
acudir asistir | -
salir/salido/salió,salieron/sale,salen | salida
activar | activación
desactivar | desactivación
posponer/pospuesto/pospuso,pospusieron/pospone,posponen retrasar aplazar | retraso
invitar | invitación
proponer/propuesto/propuso,propusieron/propone,proponen | propuesta
superar exceder | -
interrumpir | interrupción
acreditar probar/probado/probó,probaron/prueba,prueban | -
reiniciar | reinicio
limpiar | limpieza
pesar | -
asignar | asignación
entrar_en_vigor/entrado_en_vigor/entró_en_vigor,entraron_en_vigor/entra_en_vigor,entran_en_vigor | -
ejecutar | ejecución
obtener/obtenido/obtuvo,obtuvieron/obtiene,obtienen conseguir/conseguido/consiguió,consiguieron/consigue,consiguen | obtención
dar_de_baja/dado_de_baja/dio_de_baja,dieron_de_baja/da_de_baja,dan_de_baja cancelar | baja
dar_de_alta/dado_de_alta/dio_de_alta,dieron_de_alta/da_de_alta,dan_de_alta activar | alta
`;
